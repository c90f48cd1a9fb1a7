/**
 * How several exams are averaged. `by-maximum`: the sum of points divided by the sum of maxima, weighted by coefficients.
 * `by-scale`: the mean of the results on the scale, weighted by coefficients.
 */
export const aggregations = ['by-maximum', 'by-scale'] as const
export type Aggregation = (typeof aggregations)[number]
