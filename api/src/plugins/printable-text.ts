import { AppError } from '@classeur/contracts'
import { hasUnprintable, printable } from '@classeur/domain/text'
import { fastifyPlugin } from 'fastify-plugin'
import { Readable } from 'node:stream'

/** The body of a route for files, which isn't text. */
const isFile = (value: object) => value instanceof Uint8Array || value instanceof Readable

/** Checked first, because few bodies contain control characters and copying a large one (an import) is expensive. */
function hasUnprintableText(value: unknown): boolean {
  if (typeof value === 'string') return hasUnprintable(value)
  if (typeof value !== 'object' || value === null || isFile(value)) return false
  return Object.entries(value).some(([name, part]) => hasUnprintable(name) || hasUnprintableText(part))
}

/** A copy of a JSON value in which all strings and field names are {@link printable}. */
function printableValue(value: unknown): unknown {
  if (typeof value === 'string') return printable(value)
  if (Array.isArray(value)) return value.map(printableValue)
  if (typeof value !== 'object' || value === null || isFile(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [printable(name), printableValue(part)]),
  )
}

const isRefused = (values: unknown) =>
  Object.values(values ?? {}).some((value) =>
    [value].flat().some((text) => typeof text === 'string' && hasUnprintable(text)),
  )

/**
 * Keeps control characters away from schemas and database queries. Refuses them in paths and query strings, where no
 * browser puts them. Removes them from bodies, because text pasted from another program may contain some invisibly.
 */
export const printableText = fastifyPlugin(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      if (isRefused(request.params) || isRefused(request.query)) {
        throw new AppError('general/validation-failed')
      }
      if (hasUnprintableText(request.body)) request.body = printableValue(request.body)
    })
  },
  { name: 'printable-text' },
)
