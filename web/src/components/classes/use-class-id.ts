import { useParams } from 'react-router-dom'

/** The class id in the address. */
export const useClassId = (): string => useParams().class_id ?? ''
