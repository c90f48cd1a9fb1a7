import { SchoolClass } from '@classeur/contracts'
import { http } from '../client.ts'

/**
 * Creates the sample class: invented students and an exam that is already marked. It doesn't count towards the plan's
 * limit.
 */
export const makeSampleClass = (): Promise<SchoolClass> => http.post('/api/classes/sample', {}, SchoolClass)
