import { type RuleId, rules } from '#domain/rules';
import type { LinkRole } from '../facts/target';
import { accessibility } from './accessibility';
import { content } from './content';
import { crawlability } from './crawlability';
import { links } from './links';
import type { LinkRule, Rule } from './rule';
import { security } from './security';
import { speed } from './speed';

/** The check of every rule in `src/domain/rules`. The type checker finds a rule without one. */
export const checks = {
  ...links,
  ...crawlability,
  ...content,
  ...accessibility,
  ...security,
  ...speed,
} satisfies Record<RuleId, Rule>;

export const allRules: readonly Rule[] = Object.values(checks);

const ofKind = <Kind extends Rule['kind']>(kind: Kind) =>
  allRules.filter((rule): rule is Extract<Rule, { kind: Kind }> => rule.kind === kind);

export const pageRules = ofKind('page');
export const sheetRules = pageRules.filter(({ sheet }) => sheet !== undefined);
export const htmlRules = ofKind('html');
export const settingRules = ofKind('setting');
/** Whether a rule applies to pages whose content scripts build: how they are served, what they load, and that they are such. */
const evaluatesShells = ({ id }: Rule) =>
  id === 'content-scripted' || ['security', 'speed'].includes(rules[id].category);
export const shellRules = {
  page: pageRules.filter(evaluatesShells),
  setting: settingRules.filter(evaluatesShells),
};

export const linkRules = ofKind('link');
export const siteRules = ofKind('site');
export const seedRules = ofKind('seed');
export const surveyRules = ofKind('survey');

const byRole = new Map<LinkRole, readonly LinkRule[]>();

/** Returns the rules that check links with this role. */
export function linkRulesOf(role: LinkRole): readonly LinkRule[] {
  const known = byRole.get(role) ?? linkRules.filter(({ roles }) => roles.includes(role));
  byRole.set(role, known);
  return known;
}
