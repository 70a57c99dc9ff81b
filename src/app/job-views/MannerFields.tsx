import { inputTitles } from '#domain/inputTitles';
import { Checkbox } from '#ui/Select';

interface Manners {
  readonly checkExternal: boolean;
  readonly respectRobots: boolean;
}

interface MannerFieldsProps {
  readonly manners: Manners;
  readonly change: (changes: Partial<Manners>) => void;
}

/** Edits how a job treats other sites, and whether it respects robots.txt. */
export function MannerFields({ manners: { checkExternal, respectRobots }, change }: MannerFieldsProps) {
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
