/** Bloom's revised taxonomy, from simplest to most demanding. */
export const bloomLevels = ['remember', 'understand', 'apply', 'analyse', 'evaluate', 'create'] as const
export type BloomLevel = (typeof bloomLevels)[number]
