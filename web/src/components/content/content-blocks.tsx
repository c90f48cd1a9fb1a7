import type { ContentBlock, Language } from '@classeur/contracts'
import { useContext } from 'react'
import { directionOf } from '../../i18n/languages.ts'
import { CodeBlock } from './code-block.tsx'
import { ContentLanguage } from './content-language.ts'
import classes from './content-blocks.module.css'
import { DiagramView } from './diagram-view.tsx'
import { InlineText } from './inline-text.tsx'
import { TableBlock } from './table-block.tsx'

function Block({ block }: { block: ContentBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={classes.text}>
          <InlineText value={block.text} />
        </p>
      )
    case 'table':
      return <TableBlock {...block} />
    case 'code':
      return <CodeBlock {...block} />
    case 'diagram':
      return <DiagramView diagram={block.diagram} alt={block.alt} />
  }
}

interface ContentBlocksProps {
  blocks: readonly ContentBlock[]
  /** The language of the content; without it, the one of the content around. */
  language?: Language
}

/** Paragraphs, tables, code and diagrams of people and models; never read as markup. */
export function ContentBlocks({ blocks, language }: ContentBlocksProps) {
  const around = useContext(ContentLanguage)
  const own = language ?? around
  if (blocks.length === 0) return null
  return (
    <ContentLanguage value={own}>
      <div className={classes.blocks} lang={own} dir={directionOf(own)}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </ContentLanguage>
  )
}
