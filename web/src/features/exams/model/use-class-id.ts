import { useParams } from 'react-router-dom'

/** The class of the address. */
export const useClassId = (): string => useParams().class_id ?? ''

/** The exams of a class, or a place inside them: `examsPath(id, { exam: examId })`. */
export const examsPath = (classId: string, place: Record<string, string> = {}): string => {
  const query = new URLSearchParams(place).toString()
  return `/classe/${classId}/exams${query && `?${query}`}`
}
