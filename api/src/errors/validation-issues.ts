import type { Problem } from '@classeur/contracts'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/**
 * The positions at which a request violated its schema, with the violated rules but without the values.
 * Paths start with the part of the request: `body.subjects.0`, `querystring.cursor`.
 */
export function validationIssues(error: unknown): NonNullable<Problem['issues']> | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null
  return error.validation.slice(0, 20).map((issue) => ({
    path: [error.validationContext ?? 'request', ...issue.instancePath.split('/').filter(Boolean)]
      .join('.')
      .slice(0, 200),
    // The message of our own refinements is the rule's name.
    rule: issue.keyword === 'custom' ? (issue.message ?? 'custom') : issue.keyword,
  }))
}
