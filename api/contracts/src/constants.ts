/** Interval at which the guard checks whether the auth state is known (product fact). */
export const authReadyPollIntervalMs = 100
/** How long a notification stays visible (product fact). Does not apply to errors. */
export const defaultNotificationTimeoutMs = 5000
/** Size of the spinner on the full-screen loading overlay, in CSS pixels (product fact). */
export const loadingOverlaySpinnerSizePx = 56
