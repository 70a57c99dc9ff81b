import { inputTitles } from '#domain/inputTitles';
import { Checkbox } from '#ui/Select';

interface HostPolicy {
  readonly checkExternal: boolean;
  readonly respectRobots: boolean;
}

interface HostPolicyFieldsProps {
  readonly policy: HostPolicy;
  readonly change: (changes: Partial<HostPolicy>) => void;
  /** The domain is known to be unverified, so its robots.txt is always respected. */
  readonly isUnverified?: boolean;
}

/** Edits how a job treats other sites, and whether it respects robots.txt. */
export function HostPolicyFields({
  policy: { checkExternal, respectRobots },
  change,
  isUnverified = false,
}: HostPolicyFieldsProps) {
  return (
    <>
      <Checkbox
        label={inputTitles.checkExternal}
        checked={checkExternal}
        onCheck={(wanted) => change({ checkExternal: wanted })}
      />
      <Checkbox
        label={inputTitles.respectRobots}
        hint={isUnverified ? 'Always on for unverified domains.' : 'Turn this off only for a site you own.'}
        checked={respectRobots}
        onCheck={(wanted) => change({ respectRobots: wanted })}
      />
    </>
  );
}
