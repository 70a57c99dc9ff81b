import { mediaAutoplay } from './media-autoplay';
import { htmlBreaches } from './testPage';

test.each(['<video autoplay src="a.mp4"></video>', '<audio autoplay src="a.mp3"></audio>'])('%s', (html) =>
  expect(htmlBreaches(mediaAutoplay, html)).toEqual(['Sound or film begins by itself.']),
);

test.each(['<video src="a.mp4" controls></video>', '<video autoplay muted loop src="a.mp4"></video>'])(
  'not %s',
  (html) => expect(htmlBreaches(mediaAutoplay, html)).toEqual([]),
);
