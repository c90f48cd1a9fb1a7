import { UserInfoInput } from '@classeur/contracts'
import { z } from 'zod'
import { namesIn } from '../fields/text/listed-names.ts'

/** A person's name, role and subjects as typed, with the subjects separated by commas. Parses to the profile's fields. */
export const TeacherDetails = UserInfoInput.pick({ displayName: true, role: true }).extend({
  subjects: z.string().transform(namesIn).pipe(UserInfoInput.shape.subjects),
})
