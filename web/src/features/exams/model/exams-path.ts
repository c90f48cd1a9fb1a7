/** The path of a class's exams, or of a page inside them: `examsPath(id, { exam: examId })`. */
export const examsPath = (classId: string, page: Record<string, string> = {}): string => {
  const query = new URLSearchParams(page).toString()
  return `/classe/${classId}/exams${query && `?${query}`}`
}
