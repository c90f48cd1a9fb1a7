import { ContentBlock } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { CodeBlock } from '../../../../components/content/code-block.tsx'
import { DiagramView } from '../../../../components/content/diagram-view.tsx'
import { TableBlock } from '../../../../components/content/table-block.tsx'
import { withValueAt, type Path } from '../../engine/paths.ts'
import { fieldsOf, listOf, textOf, withoutCarets } from '../../model/read-partial.ts'
import classes from './blocks.module.css'
import { Items } from './items.tsx'
import { TableTools } from './table-tools.tsx'
import { Text } from './text/text.tsx'

interface BlocksProps {
  path: Path
  /** They may be cut off: a block appears when it is complete. */
  blocks: unknown
}

/** Paragraphs, tables, code and diagrams. The menu of the item around them adds the first one. */
export const Blocks = ({ path, blocks }: BlocksProps) =>
  listOf(blocks).length > 0 && (
    <Items list={path} items={blocks} className={classes.blocks} add="block">
      {(item, at) => <BlockView item={item} path={at} />}
    </Items>
  )

function BlockView({ item, path }: { item: unknown; path: Path }) {
  const { changed, ...fields } = fieldsOf(item)
  if (fields['kind'] === 'text') return <Text path={[...path, 'text']} value={fields['text']} />
  const block = ContentBlock.safeParse(withoutCarets(fields)).data
  if (!block) return null
  return <Changed kind={textOf(changed)}>{shown(block, path)}</Changed>
}

function shown(block: ContentBlock, path: Path): ReactNode {
  switch (block.kind) {
    case 'text':
      return <Text path={[...path, 'text']} value={block.text} />
    case 'table':
      return (
        <>
          <TableBlock {...block} textAt={(at, text) => <Text path={[...path, ...at]} value={text} />} />
          <TableTools path={path} />
        </>
      )
    case 'code':
      return (
        <CodeBlock {...block}>
          <Text
            path={[...path, 'code']}
            value={block.code}
            // Nobody has run the changed code.
            also={(section) => withValueAt(section, [...path, 'run'], 'not-run')}
          />
        </CodeBlock>
      )
    case 'diagram':
      return <DiagramView diagram={block.diagram} alt={block.alt} />
  }
}

/** A table, code or diagram of a comparison that only one of the two versions has. */
function Changed({ kind, children }: { kind: string; children: ReactNode }) {
  const { t } = useTranslation('lesson-edit')
  if (kind === '') return children
  const Mark = kind === 'old' ? 'del' : 'ins'
  return (
    <Mark className={classes.changed}>
      <span className={classes.which}>{t(kind === 'old' ? 'diff.old' : 'diff.new')}</span>
      {children}
    </Mark>
  )
}
