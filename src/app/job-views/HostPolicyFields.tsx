import { inputTitles } from '#domain/inputTitles';
import { Checkbox } from '#ui/Select';

interface HostPolicy {
  readonly checkExternal: boolean;
  readonly respectRobots: boolean;
}

interface HostPolicyFieldsProps {
  readonly policy: HostPolicy;
  readonly change: (changes: Partial<HostPolicy>) => void;
}

/** Edits how a job treats other sites, and whether it respects robots.txt. */
export function HostPolicyFields({
  policy: { checkExternal, respectRobots },
  change,
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
        hint="Turn this off only for a site you own."
        checked={respectRobots}
        onCheck={(wanted) => change({ respectRobots: wanted })}
      />
    </>
  );
}
