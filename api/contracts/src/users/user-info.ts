import { z } from 'zod'
import { UserId } from '../identifiers.ts'
import { Digits, Language, Theme } from '../locale.ts'

export const TeacherRole = z.enum(['teacher', 'head', 'other'])
export type TeacherRole = z.infer<typeof TeacherRole>

/** How a mark sheet answers the keyboard. */
export const KeyboardPreferences = z.strictObject({
  /** Where Enter goes: the next student, or the next question of the same student. */
  enterGoesTo: z.enum(['student', 'question']),
  /** A single digit moves on by itself where the maximum is below 10 and the step is 1. */
  autoAdvance: z.boolean(),
})
export type KeyboardPreferences = z.infer<typeof KeyboardPreferences>

/** Which notices somebody wants to see. */
export const NotificationPreferences = z.strictObject({
  /** A generation that was asked for has ended. */
  generations: z.boolean(),
  /** A colleague changed something in a class that is open on another page. */
  colleagues: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

export const defaultKeyboardPreferences: KeyboardPreferences = { enterGoesTo: 'student', autoAdvance: true }
export const defaultNotificationPreferences: NotificationPreferences = { generations: true, colleagues: true }

/** `PUT /api/user_info/{uid}`: completes the profile, and changes it later. */
export const UserInfoInput = z.strictObject({
  displayName: z.string().trim().min(1).max(80),
  role: TeacherRole,
  subjects: z.array(z.string().trim().min(1).max(60)).max(12),
  language: Language,
  digits: Digits.default('latin'),
  theme: Theme.default('system'),
  keyboard: KeyboardPreferences.default(defaultKeyboardPreferences),
  notifications: NotificationPreferences.default(defaultNotificationPreferences),
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
