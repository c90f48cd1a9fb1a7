/** Word patterns of skills about averages and spread of data. */
export const anyAverage = 'average statistic data statistique indicateur احصاء معطيات بيانات'
