import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { UserId } from '../identifiers.ts'
import { Digits, Language, Theme, TimeZone } from '../locale.ts'

export const TeacherRole = z.enum(['teacher', 'head', 'other'])
export type TeacherRole = z.infer<typeof TeacherRole>

/** Keyboard preferences of the mark sheet. */
export const KeyboardPreferences = z.strictObject({
  /** Where Enter moves: to the next student, or to the next question of the same student. */
  enterGoesTo: z.enum(['student', 'question']),
  /** Whether a single digit moves on automatically if the maximum is below 10 and the step is 1. */
  autoAdvance: z.boolean(),
})
export type KeyboardPreferences = z.infer<typeof KeyboardPreferences>

/** Notification preferences. */
export const NotificationPreferences = z.strictObject({
  /** The person's own generation has ended. */
  generations: z.boolean(),
  /** A colleague changed something in a class that is open on another page. */
  colleagues: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

export const defaultKeyboardPreferences: KeyboardPreferences = { enterGoesTo: 'student', autoAdvance: true }
export const defaultNotificationPreferences: NotificationPreferences = { generations: true, colleagues: true }

const details = {
  displayName: LineOfText(80).min(1),
  role: TeacherRole,
  subjects: z.array(LineOfText(60).min(1)).max(12),
  language: Language,
}

/** The fields of a profile. */
export const UserInfoInput = z.strictObject({
  ...details,
  digits: Digits.default('latin'),
  theme: Theme.default('system'),
  keyboard: KeyboardPreferences.default(defaultKeyboardPreferences),
  notifications: NotificationPreferences.default(defaultNotificationPreferences),
})
export type UserInfoInput = z.infer<typeof UserInfoInput>

/** `PUT /api/user_info/{uid}`: completes the profile, or replaces all of it. */
export const SaveUserInfoRequest = UserInfoInput
export type SaveUserInfoRequest = z.infer<typeof SaveUserInfoRequest>

/** `timeZone` is for the school of a new person. */
export const SaveUserInfoQuery = z.strictObject({
  // A zone that the server doesn't support must not block the profile.
  timeZone: TimeZone.optional().catch(undefined),
})

/**
 * `PATCH /api/user_info/{uid}`: changes only the fields sent, and returns the {@link UserInfo}. Fields that were changed
 * on another device stay as they are there. Without a profile, the response is 404.
 */
export const ChangeUserInfoRequest = z
  .strictObject({
    ...details,
    digits: Digits,
    theme: Theme,
    keyboard: KeyboardPreferences.partial(),
    notifications: NotificationPreferences.partial(),
  })
  .partial()
export type ChangeUserInfoRequest = z.infer<typeof ChangeUserInfoRequest>

/** `GET /api/user_info/{uid}`; 404 means that the profile is incomplete. */
export const UserInfo = UserInfoInput.extend({ id: UserId })
export type UserInfo = z.infer<typeof UserInfo>

/** Result of the callable `checkUserSetupComplete`. */
export const UserSetup = z.object({
  complete: z.boolean(),
  missing: z.array(z.enum(['displayName', 'role', 'subjects', 'language'])),
})
export type UserSetup = z.infer<typeof UserSetup>
