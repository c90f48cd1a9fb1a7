import { errorTypeLimits } from '@classeur/domain/marks'
import { cleanText } from '@classeur/domain/roster'
import { printable } from '@classeur/domain/text'
import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'

const fields = {
  name: z.string().overwrite(cleanText).min(1).max(errorTypeLimits.name),
  /** What to do about this misconception; may be empty. */
  correction: z
    .string()
    .overwrite((text) => printable(text).trim())
    .max(errorTypeLimits.correction),
  /** The badge on a mark: one or two characters, distinct in the school. */
  letter: z
    .string()
    .overwrite((text) => cleanText(text).normalize('NFC'))
    .regex(/^\S{1,2}$/u),
}
/** An empty letter means the one that `proposeLetter` proposes for the name. */
const letterOrProposed = z.union([fields.letter, z.literal('')])

/**
 * An error type that the school has added to the default ones. Marks keep a type that is retired; it can't be added to
 * others. Each change raises `version` by 1.
 */
export const ErrorType = z.object({
  ...fields,
  id: ObjectIdString,
  version: z.number().int(),
  retiredAt: Timestamp.nullable(),
})
export type ErrorType = z.infer<typeof ErrorType>

/** `GET /api/school/error-types`: the school's own error types in the order of their creation, also retired ones. */
export const ErrorTypeList = z.object({ errorTypes: z.array(ErrorType) })
export type ErrorTypeList = z.infer<typeof ErrorTypeList>

/**
 * `POST /api/school/error-types`; returns the {@link ErrorType}. Repeating a request returns the same type.
 * @throws `schools/error-type-name-taken`, `schools/error-type-letter-taken`, `schools/too-many-error-types`
 */
export const CreateErrorTypeRequest = z.strictObject({
  ...fields,
  correction: fields.correction.default(''),
  letter: letterOrProposed.default(''),
})
export type CreateErrorTypeRequest = z.infer<typeof CreateErrorTypeRequest>

/**
 * `PATCH /api/school/error-types/{id}`: changes only the fields sent; `retired: false` restores a retired type. Returns
 * {@link ErrorTypeList}, as `DELETE` does, which retires a type. `version`: the version on screen.
 * @throws the errors of {@link CreateErrorTypeRequest}; `schools/changed-meanwhile` if `version` is sent and isn't the
 *   current one
 */
export const ChangeErrorTypeRequest = z
  .strictObject({
    ...fields,
    letter: letterOrProposed,
    retired: z.literal(false),
    version: z.number().int(),
  })
  .partial()
export type ChangeErrorTypeRequest = z.infer<typeof ChangeErrorTypeRequest>
