/** Replaced by its own feature. */
export default function LessonPlanGeneratorScreen() {
  return null
}
