import { isDefaultErrorType, type CellNote, type ErrorTypeNames } from '@classeur/domain/marks'
import { gridText } from './sheet-text.ts'

/** Error types in running text: "Calculation, Unit". A type of the school without a known name is called one. */
export const errorTypesInText = (ids: readonly string[], own: ErrorTypeNames = {}): string =>
  ids
    .map((id) =>
      isDefaultErrorType(id) ? gridText(`errorType.${id}`) : (own[id] ?? gridText('errorType.own')),
    )
    .join(gridText('errorType.separator'))

/** A note in running text: its error types, then its comment. Empty for an empty note. */
export const noteText = ({ errorTypes, comment }: CellNote, own?: ErrorTypeNames): string =>
  [errorTypesInText(errorTypes, own), comment].filter(Boolean).join(' · ')
