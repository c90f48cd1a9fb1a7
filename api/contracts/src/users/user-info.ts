import { z } from 'zod'
import { UserId } from '../identifiers.ts'
import { Digits, Language, Theme } from '../locale.ts'

export const TeacherRole = z.enum(['teacher', 'head', 'other'])
export type TeacherRole = z.infer<typeof TeacherRole>

/** `PUT /api/user_info/{uid}`: completes the profile, and changes it later. */
export const UserInfoInput = z.strictObject({
  displayName: z.string().trim().min(1).max(80),
  role: TeacherRole,
  subjects: z.array(z.string().trim().min(1).max(60)).max(12),
  language: Language,
  digits: Digits.default('latin'),
  theme: Theme.default('system'),
})
export type UserInfoInput = z.infer<typeof UserInfoInput>

/** `GET /api/user_info/{uid}`; 404 means that the profile is not complete. */
export const UserInfo = UserInfoInput.extend({ id: UserId })
export type UserInfo = z.infer<typeof UserInfo>

/** Answer of the callable `checkUserSetupComplete`. */
export const UserSetup = z.object({
  complete: z.boolean(),
  missing: z.array(z.enum(['displayName', 'role', 'subjects', 'language'])),
})
export type UserSetup = z.infer<typeof UserSetup>
