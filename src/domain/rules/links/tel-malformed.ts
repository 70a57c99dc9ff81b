import { defineRule } from '../define';

export const telMalformed = defineRule({
  id: 'tel-malformed',
  category: 'links',
  severity: 'warning',
  weight: 0.08,
  title: 'Telephone link that can’t be dialled',
  why: 'On a phone a tap on it does nothing.',
  fix: 'Write tel: and the number with its country code, in digits.',
});
