import type { LanguagePack } from '../language-pack.ts'
import { englishLifeTopics } from './topics-life.ts'
import { englishPhysicsTopics } from './topics-physics.ts'

type Topics = Pick<LanguagePack['topics'], keyof typeof englishLifeTopics | keyof typeof englishPhysicsTopics>

export const englishSciencesTopics: Topics = { ...englishPhysicsTopics, ...englishLifeTopics }
