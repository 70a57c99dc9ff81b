import { htmlBreaches } from '../testPage.fixture';
import { mediaAutoplay } from './media-autoplay';

test.each([
  '<video autoplay src="a.mp4"></video>',
  '<audio autoplay src="a.mp3"></audio>',
  '<video autoplay src="muted.mp4" class="muted"></video>',
])('reports %s', (html) =>
  expect(htmlBreaches(mediaAutoplay, html)).toEqual(['Audio or video plays automatically.']),
);

const long = `/${'tour/'.repeat(50)}a.mp4`;

test.each([
  '<video src="a.mp4" controls></video>',
  // A mechanism to pause or stop it satisfies WCAG 1.4.2.
  '<video autoplay controls src="a.mp4"></video>',
  '<audio autoplay controls src="a.mp3"></audio>',
  '<video autoplay muted loop src="a.mp4"></video>',
  `<video autoplay src="${long}" muted></video>`,
  '<lottie-player autoplay src="a.json"></lottie-player>',
])("doesn't report %s", (html) => expect(htmlBreaches(mediaAutoplay, html)).toEqual([]));
