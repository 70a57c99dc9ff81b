import { Kbd } from '#ui/Kbd';
import { Menu } from '#ui/Menu';
import { NewWaiting } from '#ui/NewWaiting';
import { Section } from '#ui/Page';
import { longWord, nothing, Row } from './Layout';

/** Menus and other overlays. */
export function Overlays() {
  return (
    <>
      <Section title="Menu">
        <Row>
          <Menu
            label="Actions"
            groups={[
              [
                { label: 'Retry jobs', onChoose: nothing, shortcut: 'r' },
                { label: 'Cancel jobs', onChoose: nothing, disabledReason: 'All of them have ended.' },
                { label: 'Documentation', to: '/docs' },
                { label: `Check ${longWord}.example`, onChoose: nothing },
              ],
              [{ label: 'Delete jobs', onChoose: nothing, danger: true }],
            ]}
          />
          <Menu
            label="Views"
            variant="quiet"
            groups={[[{ label: 'Save this view', onChoose: nothing, disabledReason: 'Set a filter first.' }]]}
          />
        </Row>
      </Section>
      <Section title="Keys">
        <Row>
          {['j', 'k', '?', 'Esc', 'Ctrl K'].map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Row>
      </Section>
      <Section title="NewWaiting">
        <NewWaiting words="Show 12 new findings" waiting onShow={nothing} />
        <p css={{ margin: 0, paddingTop: '3.25rem' }}>It overlays the list it refers to.</p>
      </Section>
    </>
  );
}
