/**
 * Properties that an object needs: the name of one, or several of which one is enough. `a+b` needs both, and `a.b` is
 * a property of a property.
 */
type Need = string | readonly string[];

export interface GoogleType {
  readonly needs: readonly Need[];
  /** Needed only if nothing contains the object. */
  readonly needsAlone?: string;
  /** Properties that make the object part of another one, which has what it needs. */
  readonly excuses?: readonly string[];
  /** What objects in some of its properties need. */
  readonly parts?: Parts;
  /** A property that the last object of a list doesn't need. */
  readonly notLast?: string;
}

/** By property and type. */
type Parts = Readonly<Record<string, Readonly<Record<string, GoogleType>>>>;

const rating: GoogleType = {
  needs: ['ratingValue', ['ratingCount', 'reviewCount']],
  needsAlone: 'itemReviewed',
};
const review: GoogleType = {
  needs: ['author', ['reviewRating', 'positiveNotes', 'negativeNotes']],
  needsAlone: 'itemReviewed',
};
const video: GoogleType = { needs: ['name', 'thumbnailUrl', 'uploadDate'] };
const offers: Parts = {
  offers: {
    Offer: { needs: [['price', 'priceSpecification']] },
    AggregateOffer: { needs: ['lowPrice', 'priceCurrency'] },
  },
};
const answer = { Answer: { needs: ['text'] } };

/** What objects within an object of any type need. */
export const anyParts: Parts = {
  aggregateRating: { AggregateRating: rating },
  review: { Review: review },
  video: { VideoObject: video },
};

const ofEvent = `Event BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent
  Hackathon LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent`;
const ofBusiness = `LocalBusiness AccountingService Attorney AutoDealer AutoRepair Bakery BankOrCreditUnion BarOrPub
  BeautySalon BedAndBreakfast Brewery CafeOrCoffeeShop ChildCare ClothingStore DaySpa Dentist DryCleaningOrLaundry
  Electrician EmploymentAgency FastFoodRestaurant Florist FurnitureStore GasStation GeneralContractor GroceryStore
  HVACBusiness HairSalon HardwareStore HealthClub HomeAndConstructionBusiness Hostel Hotel HousePainter IceCreamShop
  InsuranceAgency LegalService LodgingBusiness Locksmith MedicalClinic Motel MovingCompany NailSalon Notary Optician
  Pharmacy Physician Plumber ProfessionalService RealEstateAgent Resort Restaurant RoofingContractor SelfStorage
  ShoppingCenter SportsActivityLocation Store TattooParlor TravelAgency VeterinaryCare Winery`;

const each = (names: string, type: GoogleType) =>
  names.split(/\s+/).map((name): readonly [string, GoogleType] => [name, type]);

/**
 * The properties that Google requires for rich results (developers.google.com/search/docs/appearance/structured-data,
 * the tables “Required properties” of each type's page). Articles and organizations need none.
 */
export const googleTypes: ReadonlyMap<string, GoogleType> = new Map([
  ...each(ofEvent, { needs: ['name', 'startDate', 'location'] }),
  ...each(ofBusiness, { needs: ['name', 'address'] }),
  ...each('SoftwareApplication MobileApplication WebApplication', {
    needs: ['name', 'offers', ['aggregateRating', 'review']],
    parts: offers,
  }),
  ...each('Product', {
    needs: ['name', ['review', 'aggregateRating', 'offers']],
    excuses: ['isVariantOf', 'hasVariant'],
    parts: offers,
  }),
  ...each('Recipe', { needs: ['name', 'image'] }),
  ...each('JobPosting', {
    needs: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      ['jobLocation', 'applicantLocationRequirements+jobLocationType'],
    ],
  }),
  ...each('VideoObject', video),
  ...each('Course', { needs: ['name', 'description'] }),
  ...each('Dataset', { needs: ['name', 'description'] }),
  ...each('Review', review),
  ...each('AggregateRating EmployerAggregateRating', rating),
  ...each('ClaimReview', { needs: ['claimReviewed', 'reviewRating', 'url'] }),
  ...each('DiscussionForumPosting', {
    needs: ['author', 'datePublished', ['text', 'image', 'video', 'sharedContent']],
  }),
  ...each('ProfilePage', { needs: ['mainEntity'] }),
  ...each('FAQPage', {
    needs: ['mainEntity'],
    parts: {
      mainEntity: { Question: { needs: ['name', 'acceptedAnswer'], parts: { acceptedAnswer: answer } } },
    },
  }),
  ...each('QAPage', {
    needs: ['mainEntity'],
    parts: {
      mainEntity: {
        Question: {
          needs: ['name', 'answerCount', ['acceptedAnswer', 'suggestedAnswer']],
          parts: { acceptedAnswer: answer, suggestedAnswer: answer },
        },
      },
    },
  }),
  ...each('BreadcrumbList', {
    needs: ['itemListElement'],
    parts: {
      itemListElement: {
        ListItem: { needs: ['position', ['name', 'item.name'], 'item'], notLast: 'item' },
      },
    },
  }),
]);
