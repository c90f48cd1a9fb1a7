import { describe, expect, it } from 'vitest'
import { detectStage } from './detect-stage.ts'
import { detectTopic } from './detect-topic.ts'

describe('what a topic is about', () => {
  it.each([
    ['Mathematics', 'Adding fractions', 'mathematics', 'fractions'],
    ['Science', 'Photosynthesis', 'biology', 'photosynthesis'],
    ['Histoire', 'La Première Guerre mondiale', 'history', 'world-war-one'],
    ['Histoire', 'La Seconde Guerre mondiale', 'history', 'world-war-two'],
    ['History', 'World War II', 'history', 'world-war-two'],
    ['الرياضيات', 'المعادلات من الدرجة الأولى', 'mathematics', 'equations'],
    ['العلوم', 'دورة الماء في الطبيعة', 'geography', 'water-cycle'],
    ['التاريخ', 'الحرب العالمية الثانية', 'history', 'world-war-two'],
    ['اللغة العربية', 'الفعل المضارع', 'language', 'tenses'],
    ['Computer science', 'Functions in Python', 'computing', 'algorithms'],
    ['Biology', 'Light and photosynthesis', 'biology', 'photosynthesis'],
    ['History', 'Prison cells in the Middle Ages', 'history', null],
    ['Français', 'Les homophones', 'language', null],
    ['Anglais', 'Les verbes modaux', 'foreign-language', null],
    ['الفيزياء', 'قانون أوم', 'physics', 'electricity'],
    ['Anglais', 'Se présenter', 'foreign-language', null],
    ['اللغة الفرنسية', 'التعريف بالنفس', 'foreign-language', null],
    ['Carpentry', 'Dovetail joints', 'general', null],
  ])('%s, “%s” is %s / %s', (subject, topic, family, topicId) => {
    expect(detectTopic({ subject, topic })).toEqual({ family, topicId })
  })
})

describe('how old the students are', () => {
  it.each([
    ['Grade 3', 'primary'],
    ['CM2', 'primary'],
    ['الثالث ابتدائي', 'primary'],
    ['6B', 'middle'],
    ['5e', 'middle'],
    ['الثاني متوسط', 'middle'],
    ['Terminale', 'secondary'],
    ['High school', 'secondary'],
    ['Year 11', 'secondary'],
    ['الأول ثانوي', 'secondary'],
    ['University', 'higher'],
    ['Beginners', 'middle'],
  ])('%s is %s', (level, stage) => {
    expect(detectStage(level)).toBe(stage)
  })
})
