import { SchoolClass } from '@classeur/contracts'
import { http } from './client.ts'

/** Makes the sample class: invented students and an exam that is marked already. It does not count for the plan. */
export const makeSampleClass = (): Promise<SchoolClass> => http.post('/api/classes/sample', {}, SchoolClass)
