import { createElement } from 'react';
import { joinProblems, joinWaitlistPath } from '../src/domain/operations';
import { PublicFace, PublicFaceScripts, renderWhole } from './publicHtml';

test('has a form that works without scripts, and a message for each rejection', () => {
  const { html } = renderWhole(createElement(PublicFace, { path: '/waitlist' }));
  expect(html).toContain(`<form method="post" action="${joinWaitlistPath}">`);
  expect(html).toMatch(/<label>Email<input type="email" name="email" autoComplete="email" required=""/);
  for (const code of joinProblems) expect(html).toContain(`id="${code}" class="problem"`);
});

test('keeps Gatsby’s scripts in a template', () => {
  const script = createElement('script', { key: 'app', src: '/app-1.js', async: true });
  const { html } = renderWhole(
    createElement(PublicFaceScripts, { application: [script], siteScript: '/site.js', always: false }),
  );
  expect(html).toMatch(
    /^<template id="application"><script src="\/app-1.js" async=""><\/script><\/template><script>\(function/,
  );
});
