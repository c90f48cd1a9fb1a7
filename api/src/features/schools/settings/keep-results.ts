import type { ClassesOf, KeepInherited, SchoolRepository } from '@classeur/database'
import { isDeepStrictEqual } from 'node:util'

export interface KeepResultsDependencies {
  schools: Pick<SchoolRepository, 'findById'>
  keepInherited: KeepInherited
}

/**
 * Keeps the results of classes that move to another school as they were: reviewed and released exams get the scale, pass
 * mark and rounding that they have from their school, where the other school has different ones. Safe to repeat.
 */
export const createKeepResults =
  ({ schools, keepInherited }: KeepResultsDependencies) =>
  async (of: ClassesOf, fromSchoolId: string, intoSchoolId: string): Promise<void> => {
    const [from, into] = await Promise.all([schools.findById(fromSchoolId), schools.findById(intoSchoolId)])
    if (!from || !into) return
    const { defaultScale: scale, passMarkBasisPoints, rounding } = from
    await keepInherited(of, {
      ...(!isDeepStrictEqual(scale, into.defaultScale) && { scale }),
      ...(passMarkBasisPoints !== into.passMarkBasisPoints && { passMarkBasisPoints }),
      ...(rounding !== into.rounding && { rounding }),
    })
  }
