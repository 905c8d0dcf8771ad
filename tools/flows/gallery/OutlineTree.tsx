/** All states of a chart as a tree, for the keyboard and for screen readers. */
import type { Key, Selection } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { foldable } from '../graph.ts';
import type { Outline } from '../outline.ts';
import type { Marks } from './marks.ts';
import * as styles from './tree.css.ts';

type ItemProps = { outline: Outline; marks: Marks };

const kinds: Partial<Record<Outline['kind'], string>> = {
  parallel: 'all at once',
  final: 'final',
  history: 'history',
};

const remarkOf = ({ kind, isInitial }: Outline, isActive: boolean) =>
  [kinds[kind], isInitial ? 'first' : undefined, isActive ? 'active' : undefined].filter(Boolean).join(', ');

const Item = ({ outline, marks }: ItemProps) => {
  const isActive = marks.stateOf(outline.id)?.includes('active') ?? false;
  const remark = remarkOf(outline, isActive);
  return (
    <TreeItem
      id={outline.id}
      textValue={[outline.name, remark].filter(Boolean).join(', ')}
      className={`${styles.item} ${isActive ? styles.active : ''}`}
    >
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <span className={styles.row} style={{ paddingInlineStart: `${(level - 1) * 0.9}rem` }}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron}>
                ▸
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <span>{outline.name}</span>
            {remark ? <span className={styles.remark}>{remark}</span> : null}
          </span>
        )}
      </TreeItemContent>
      <Collection items={outline.states}>{(state) => <Item outline={state} marks={marks} />}</Collection>
    </TreeItem>
  );
};

type OutlineTreeProps = { root: Outline; marks: Marks; onChoose: (state: string) => void };

const firstOf = (selection: Selection): Key | undefined => (selection === 'all' ? undefined : [...selection][0]);

export const OutlineTree = ({ root, marks, onChoose }: OutlineTreeProps) => (
  <Tree
    aria-label={`The states of ${root.id}`}
    className={styles.tree}
    items={[root]}
    dependencies={[marks]}
    defaultExpandedKeys={foldable(root, 0)}
    selectionMode="single"
    selectionBehavior="replace"
    selectedKeys={marks.chosenState ? [marks.chosenState] : []}
    onSelectionChange={(selection) => {
      const chosen = firstOf(selection);
      if (chosen !== undefined) onChoose(String(chosen));
    }}
  >
    {(state) => <Item outline={state} marks={marks} />}
  </Tree>
);
