import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

interface TabProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The limit in the styles. The build fails on more (`gatsby/content/guard.ts`). */
export const maxTabs = 6;

/** One alternative. Only valid inside `<Tabs>`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * Alternatives of which a reader needs one: `<Tabs label="Package manager"><Tab title="npm">…`. Implemented as radio
 * buttons, so they work without a script. In print, all are shown.
 */
export function Tabs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const group = useId();
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab,
  );
  return (
    <fieldset className="tabs">
      <legend className="visually-hidden">{label}</legend>
      {tabs.map(({ props: { title } }, index) => (
        <input
          key={title}
          className="visually-hidden"
          type="radio"
          name={group}
          id={`${group}${index}`}
          defaultChecked={index === 0}
        />
      ))}
      <div className="tab-titles">
        {tabs.map(({ props: { title } }, index) => (
          <label key={title} htmlFor={`${group}${index}`}>
            {title}
          </label>
        ))}
      </div>
      <div className="tab-panels">
        {tabs.map((tab) => (
          <div key={tab.props.title}>
            <p className="tab-printed">{tab.props.title}</p>
            {tab}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
