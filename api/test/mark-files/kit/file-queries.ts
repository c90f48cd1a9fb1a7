import { Language } from '@classeur/contracts'
import { isDeep } from '../../../../.config/deep-tests.ts'

const formats = ['format=csv&delimiter=comma', 'format=csv&delimiter=semicolon', 'format=xlsx']

/** Query strings of exports. `npm test` exports each format in one language, and `npm run test:deep` in all three. */
export const fileQueries: string[] = formats.flatMap((format, index) =>
  (isDeep ? Language.options : Language.options.slice(index, index + 1)).map(
    (language) => `${format}&language=${language}`,
  ),
)
