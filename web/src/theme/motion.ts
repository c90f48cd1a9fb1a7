/** `--motion-quick` of `motion.css`, for motion that a script starts; a test compares them. */
export const motionQuickMs = 140
