import type { FastifyInstance } from 'fastify'

const longestFormBytes = 16 * 1024

/** Browsers count a line break as one character but send it as two, which would make a text longer than its field allows. */
const parseForm = (body: string) =>
  Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  )

/** For `z.preprocess`: browsers send a field that was left empty as an empty text. */
export const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value)

/** Lets the routes of this scope read submitted forms. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestFormBytes },
    (_request, body, done) => done(null, parseForm(String(body))),
  )
}
