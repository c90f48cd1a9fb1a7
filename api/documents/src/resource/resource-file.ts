import type { ExportResourceQuery } from '@classeur/contracts'
import { plainInline } from '@classeur/domain/content'
import { renderInThread } from '../render-in-thread.ts'
import type { ResourceContent } from './resource-content.ts'
import { resourceTexts } from './resource-texts.ts'

const forms = {
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  pdf: { mediaType: 'application/pdf', extension: 'pdf' },
} as const

/** Names of files are cut here, because some systems refuse longer ones. */
const longestName = 100

function fileName(
  { title, language, notes }: ResourceContent,
  wanted: ExportResourceQuery['content'],
): string {
  const name = [...plainInline(title)].slice(0, longestName).join('').trim()
  if (wanted === 'sheet' || notes.length > 0) return name
  return `${name} – ${resourceTexts[language].contents[wanted]}`
}

/** A resource as a file. `name`: without extension. */
export const resourceFile = (content: ResourceContent, query: ExportResourceQuery) => ({
  ...forms[query.format],
  name: fileName(content, query.content),
  isQuick: false,
  render: (): Promise<Buffer> => renderInThread({ document: 'resource', content, query }),
})

export type ResourceFile = ReturnType<typeof resourceFile>
