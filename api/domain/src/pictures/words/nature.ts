import type { ConceptGroup } from './concept-group.ts'

export const nature: readonly ConceptGroup[] = [
  {
    place: 'sky',
    backdrop: 'meadow',
    size: 1,
    entries: `
sun | the sun, suns | le soleil, soleils | الشمس, شموس, شمس
cloud | a cloud, clouds | un nuage, nuages | سحابة, سحب, غيمة, غيوم, سحاب
cloud-with-rain | rain, rain clouds, rainfall | la pluie, nuages de pluie | مطر, أمطار
cloud-with-lightning | a storm, storms, thunderstorm | un orage, orages, tempête | عاصفة, عواصف, رعد
high-voltage | lightning, flashes of lightning, electricity | un éclair, éclairs, électricité, foudre | برق, بروق, كهرباء
cloud-with-snow | snow, snow clouds | la neige, nuages de neige | ثلج, ثلوج
snowflake | a snowflake, snowflakes | un flocon, flocons | ندفة ثلج, ندف ثلج
rainbow | a rainbow, rainbows | un arc-en-ciel, arcs-en-ciel | قوس قزح, أقواس قزح
wind-face | the wind, winds, wind | le vent, vents | ريح, رياح
tornado | a tornado, tornadoes | une tornade, tornades | إعصار, أعاصير
cyclone | a cyclone, cyclones, hurricane | un cyclone, cyclones, ouragan | إعصار مداري, أعاصير مدارية
droplet | a drop of water, drops of water, water, raindrop | une goutte d’eau, gouttes d’eau, eau | قطرة ماء, قطرات ماء, ماء, مياه
sun-behind-cloud | sun and cloud, sunny spells, weather | une éclaircie, éclaircies, météo | طقس, شمس وغيوم, مناخ
crescent-moon | a crescent moon, crescent moons, crescent | un croissant de lune, croissants de lune | هلال, أهلة
balloon | a balloon, balloons | un ballon de baudruche, ballons de baudruche | بالون, بالونات
kite | a kite, kites | un cerf-volant, cerfs-volants | طائرة ورقية, طائرات ورقية
parachute | a parachute, parachutes | un parachute, parachutes | مظلة هبوط, مظلات هبوط
`,
  },
  {
    place: 'space',
    backdrop: 'space',
    size: 1,
    entries: `
globe-showing-europe-africa, globe-showing-americas, globe-showing-asia-australia | the Earth, planets Earth, earth, globe, world | la Terre, globes, terre, monde | الأرض, كرات أرضية, أرض, عالم, كرة أرضية
full-moon | the moon, moons | la lune, lunes | القمر, أقمار, قمر
glowing-star | a star, stars | une étoile, étoiles | نجمة, نجوم, نجم
ringed-planet | a planet, planets, saturn | une planète, planètes, saturne | كوكب, كواكب, زحل
rocket | a rocket, rockets, spaceship, spacecraft | une fusée, fusées, vaisseau spatial | صاروخ, صواريخ, مركبة فضائية
satellite | a satellite, satellites | un satellite, satellites | قمر صناعي, أقمار صناعية
comet | a comet, comets, meteor, asteroid | une comète, comètes, météore | مذنب, مذنبات, نيزك
shooting-star | a shooting star, shooting stars | une étoile filante, étoiles filantes | شهاب, شهب
milky-way | a galaxy, galaxies, universe, milky way | une galaxie, galaxies, univers, voie lactée | مجرة, مجرات, كون, درب التبانة
flying-saucer | a flying saucer, flying saucers, ufo | une soucoupe volante, soucoupes volantes | طبق طائر, أطباق طائرة
alien | an alien, aliens | un extraterrestre, extraterrestres | كائن فضائي, كائنات فضائية
astronaut, man-astronaut, woman-astronaut | an astronaut, astronauts | un astronaute, astronautes, cosmonaute | رائد فضاء, رواد فضاء
`,
  },
  {
    place: 'ground',
    backdrop: 'mountains',
    size: 3,
    entries: `
volcano | a volcano, volcanoes, eruption | un volcan, volcans, éruption | بركان, براكين
snow-capped-mountain, mountain | a mountain, mountains | une montagne, montagnes | جبل, جبال
mount-fuji | Mount Fuji, volcanic mountains | le mont Fuji, monts | جبل فوجي, جبال
desert-island | an island, islands | une île, îles | جزيرة, جزر
`,
  },
  {
    place: 'ground',
    backdrop: 'meadow',
    size: 0.9,
    entries: `
rock | a rock, rocks, stone, stones | une roche, roches, pierre, pierres, rocher | صخرة, صخور, حجر, حجارة
gem-stone | a gem, gems, diamond, crystal, mineral | une pierre précieuse, pierres précieuses, diamant, cristal, minéral | جوهرة, جواهر, معدن, بلورة, ألماس
fire | a fire, fires, flame, heat | un feu, feux, flamme, chaleur | نار, نيران, لهب, حرارة
ice | an ice cube, ice cubes | un glaçon, glaçons | مكعب ثلج, مكعبات ثلج
water-wave | a wave, waves | une vague, vagues | موجة, أمواج
fountain | a fountain, fountains | une fontaine, fontaines | نافورة, نوافير
snowman | a snowman, snowmen | un bonhomme de neige, bonshommes de neige | رجل ثلج, رجال ثلج
recycling-symbol | recycling, recycling signs, recycle | le recyclage, recyclage, recycler | إعادة التدوير, رموز إعادة التدوير, تدوير
wastebasket | a bin, bins, rubbish, waste, trash | une poubelle, poubelles, déchets | سلة مهملات, سلال مهملات, نفايات
oil-drum | an oil drum, oil drums, oil, petrol | un baril, barils, pétrole | برميل نفط, براميل نفط, نفط, بترول
bone | a bone, bones | un os, os | عظمة, عظام, عظم
feather | a feather, feathers | une plume, plumes | ريشة, ريش
paw-prints, footprints | footprints, footprints, tracks | des empreintes, empreintes, traces | آثار أقدام, آثار أقدام
spider-web | a spider’s web, spider’s webs, cobweb | une toile d’araignée, toiles d’araignée | شبكة عنكبوت, شبكات عنكبوت, بيت عنكبوت
`,
  },
]
