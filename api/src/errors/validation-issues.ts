import type { Problem } from '@classeur/contracts'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/**
 * Where a request broke its schema and which rule it broke; never a value that was sent.
 * Paths start with the part of the request: `body.subjects.0`, `querystring.cursor`.
 */
export function validationIssues(error: unknown): NonNullable<Problem['issues']> | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null
  return error.validation.slice(0, 20).map((issue) => ({
    path: [error.validationContext ?? 'request', ...issue.instancePath.split('/').filter(Boolean)]
      .join('.')
      .slice(0, 200),
    // A refinement's message is its rule's name, written by us.
    rule: issue.keyword === 'custom' ? (issue.message ?? 'custom') : issue.keyword,
  }))
}
