import type { ContentBlock } from '@classeur/contracts'
import type { Path } from '../../engine/paths.ts'
import { fieldsOf, listOf, textOf } from '../../model/read-partial.ts'
import { Items } from './items.tsx'
import { Text } from './text.tsx'

/** Paragraphs, tables, code and diagrams. */
export function Blocks({ path, blocks }: { path: Path; blocks: unknown }) {
  return (
    <Items list={path} items={listOf(blocks)} add="block">
      {(item, at) => {
        const block = fieldsOf(item) as Partial<ContentBlock>
        if (block.kind === 'text') return <Text path={[...at, 'text']} value={block.text} />
        return <p>{textOf(block.kind)}</p>
      }}
    </Items>
  )
}
