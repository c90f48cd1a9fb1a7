export const bareQueueName = 'bare'
export const bareStreamEvent = 'bare-progress'
export const bareListPath = '/entries'
