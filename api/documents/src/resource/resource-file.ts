import type { ExportResourceQuery } from '@classeur/contracts'
import { plainInline } from '@classeur/domain/content'
import type { StoredPicture } from '../labelled-picture/prepare-pictures.ts'
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

type Contents = readonly [ResourceContent, ...ResourceContent[]]

function fileName(
  [{ title, examTitle, language, notes }]: Contents,
  wanted: ExportResourceQuery['content'],
): string {
  const whole = wanted === 'batch-pack' ? examTitle : title
  const name = [...plainInline(whole)].slice(0, longestName).join('').trim()
  if (wanted === 'sheet' || (notes.length > 0 && wanted !== 'pack')) return name
  return `${name} – ${resourceTexts[language].contents[wanted === 'batch-pack' ? 'pack' : wanted]}`
}

/**
 * A resource, or those of one request for `batch-pack`, as a file. `pictures`: those that items name. `name`: without
 * extension.
 */
export const resourceFile = (
  contents: Contents,
  query: ExportResourceQuery,
  pictures: readonly StoredPicture[] = [],
) => ({
  ...forms[query.format],
  name: fileName(contents, query.content),
  isQuick: false,
  render: (): Promise<Buffer> => renderInThread({ document: 'resource', contents, query, pictures }),
})

export type ResourceFile = ReturnType<typeof resourceFile>
