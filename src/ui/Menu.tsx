import { Menu as Base } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import { Link } from '@reach/router';
import { Check, type LucideIcon } from 'lucide-react';
import { type ReactNode, useContext, useRef } from 'react';
import { type ButtonVariant, buttonStyle } from './Button';
import { Icon } from './Icon';
import { Kbd } from './Kbd';
import { PopupContainer, popupItemStyle, popupLayer, popupListStyle } from './popup';
import { color, space, text } from './theme/tokens';

export interface MenuEntry {
  readonly label: string;
  readonly onChoose?: () => void;
  /** One of our paths: the entry is a link. */
  readonly to?: string;
  /** Why it can't be selected now. Shown below its text and read with it. */
  readonly disabledReason?: string | undefined;
  readonly danger?: boolean;
  readonly icon?: LucideIcon;
  /** Set in a group of alternatives: whether this one applies now. */
  readonly checked?: boolean;
  /** The keyboard shortcut for the same action. */
  readonly shortcut?: string;
}

interface MenuProps {
  /** The content of the button. */
  readonly label: ReactNode;
  /** The button's accessible name, if its content doesn't say it. */
  readonly name?: string;
  readonly variant?: ButtonVariant;
  readonly align?: 'start' | 'end';
  /** Shown above the entries. */
  readonly heading?: ReactNode;
  /** Groups are separated by a line. */
  readonly groups: readonly (readonly MenuEntry[])[];
}

const line = css({ height: 1, margin: `${space(1)} 0`, background: color.line });

/** A button that opens a list of actions. */
export function Menu({ label, name, variant = 'plain', align = 'start', heading, groups }: MenuProps) {
  const container = useContext(PopupContainer);
  const shown = groups.filter((group) => group.length > 0);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={trigger} css={buttonStyle(variant)} aria-label={name}>
        {label}
      </Base.Trigger>
      <Base.Portal container={container ?? undefined}>
        <Base.Positioner sideOffset={4} align={align} css={popupLayer}>
          <Base.Popup css={popupListStyle}>
            {heading && (
              <>
                <div css={{ padding: `${space(1.5)} ${space(2.5)}` }}>{heading}</div>
                <Base.Separator css={line} />
              </>
            )}
            {shown.map((group, index) => (
              <Base.Group key={group[0]?.label}>
                {index > 0 && <Base.Separator css={line} />}
                {group.map((entry) => (
                  <Entry key={entry.label} entry={entry} onBefore={() => trigger.current?.focus()} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  /** Moves the focus to the button, so that what an entry opens returns it there and not to a removed entry. */
  readonly onBefore: () => void;
}

function Entry({ entry, onBefore }: EntryProps) {
  const { label, to, onChoose, disabledReason, danger = false, icon, checked, shortcut } = entry;
  const words = (
    <>
      {icon && <Icon of={icon} />}
      <span
        css={{ marginRight: 'auto' }}
        style={danger && !disabledReason ? { color: color.error } : undefined}
      >
        {label}
        {disabledReason && (
          <span css={{ display: 'block', fontSize: text.xs, color: color.inkFaint }}>{disabledReason}</span>
        )}
      </span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </>
  );
  if (to !== undefined && !disabledReason) {
    return (
      <Base.LinkItem css={popupItemStyle} closeOnClick render={<Link to={to} />}>
        {words}
      </Base.LinkItem>
    );
  }
  const choose = () => {
    onBefore();
    onChoose?.();
  };
  if (checked !== undefined) {
    return (
      <Base.CheckboxItem css={popupItemStyle} checked={checked} closeOnClick onCheckedChange={choose}>
        {words}
        {checked && <Icon of={Check} />}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item css={popupItemStyle} disabled={disabledReason !== undefined} onClick={choose}>
      {words}
    </Base.Item>
  );
}
