import { AppError } from '@classeur/contracts'
import { derivedId, type ExamDocument, type ExamRepository, type NewExam } from '@classeur/database'

/** So many copies in the trash, all made by one request, indicate a bug. */
const mostDeleted = 20

/** What a repeated request has in common with the first one. The ids in a structure are new each time. */
const contentOf = (request: object): unknown =>
  JSON.parse(JSON.stringify(request, (name, value: unknown) => (name === 'id' ? undefined : value)))

/**
 * Inserts the exam of a request. A repeated request under the same key gets the exam that the first one made, also
 * concurrently, because the id follows from `request`. An exam in the trash is followed by another one. Without a key,
 * as from older clients, every request makes an exam.
 * @param request what makes it the same request: the person, the key, the class and what was entered
 */
export async function insertExamOnce(
  exams: Pick<ExamRepository, 'insert' | 'insertOnce' | 'findById'>,
  request: { userId: string; classId: string; requestKey: string | undefined; entered: object },
  fields: NewExam,
): Promise<ExamDocument> {
  if (request.requestKey === undefined) return exams.insert(fields)
  const content = contentOf(request)
  for (let nth = 0; nth < mostDeleted; nth += 1) {
    const id = derivedId('exam', { content, nth })
    const inserted = await exams.insertOnce(id, fields)
    if (inserted) return inserted
    const earlier = await exams.findById(id)
    if (earlier?.deletedAt === null) return earlier
  }
  throw new AppError('general/internal')
}
