import { defineRule } from '../define';

export const mailtoMalformed = defineRule({
  id: 'mailto-malformed',
  category: 'links',
  severity: 'warning',
  weight: 0.08,
  title: 'Mail link that can’t be used',
  why: 'The visitor’s mail program opens with an address that it can’t send to.',
  fix: 'Write mailto: and the address, without slashes and spaces.',
});
