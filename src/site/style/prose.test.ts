import { proseStyleOf } from './prose';

const stylesOf = (html: string) => proseStyleOf(html).map(({ styles }) => styles);
const plain = stylesOf('<p>Words</p>').length;

test.each([
  ['<code>x</code>', 'code {'],
  ['<figure class="code"><pre><code>x</code></pre></figure>', '.code-copy {'],
  ['<legend class="visually-hidden">x</legend>', '.visually-hidden {'],
  ['<div class="tabs"></div>', '.tab-titles {'],
  ['<figure class="report"></figure>', '.report-head {'],
  ['<span class="severity" data-severity="error"></span>', '.severity {'],
  ['<ul class="rule-list"></ul>', '.rule-list {'],
  ['<div class="table-scroll"><table></table></div>', '.table-scroll {'],
  ['<table class="plan-table"></table>', '.plan-table {'],
  ['<ul class="plan-prices"></ul>', '.plan-prices {'],
  ['<aside class="callout"></aside>', '.callout {'],
  ['<figure class="figure"></figure>', '.figure {'],
  ['<div class="steps"></div>', '.steps > ol {'],
  ['<aside class="rule-card"></aside>', '.rule-card {'],
])('a text with %s has its style, and no text without', (html, selector) => {
  expect(stylesOf(html).join('\n')).toContain(selector);
  expect(stylesOf(html)).toHaveLength(plain + 1);
  expect(stylesOf('<p>Words</p>').join('\n')).not.toContain(`\n  ${selector}`);
});
