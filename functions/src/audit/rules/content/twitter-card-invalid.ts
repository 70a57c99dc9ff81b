import { pageRule } from '../rule';

const kinds = new Set(['summary', 'summary_large_image', 'app', 'player']);

/** Reports unknown types of Twitter cards. */
export const twitterCardInvalid = pageRule('twitter-card-invalid', ({ metas }) => {
  const card = metas.get('twitter:card')?.trim();
  if (card === undefined || kinds.has(card.toLowerCase())) return [];
  return [
    {
      message: `Unknown twitter:card value: “${card.slice(0, 60)}”.`,
      evidence: { value: card.slice(0, 100) },
    },
  ];
});
