/** Replaced by its own feature. */
export default function LessonPlanResultScreen() {
  return null
}
