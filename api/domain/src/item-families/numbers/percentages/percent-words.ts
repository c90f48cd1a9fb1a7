export const percentWords = 'percent pourcent مئوية مئوي بالمئة بالمائة'

/** A percentage as it stands in a check and, through the pen, in a text. */
export const percent = (rate: number | string): string => `${rate}%`
