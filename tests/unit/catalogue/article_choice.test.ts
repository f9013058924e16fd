import { describe, expect, test } from 'vitest'
import {
  type ArticleChoice,
  type ChoosableArticle,
  type RequestedChoice,
  resolveChoice,
} from '#shared/article_choice'

const ARTICLES: ChoosableArticle[] = [
  article('10101', { min: 7, max: 10 }, [90, 270], ['silver', 'gold', 'black']),
  article('10102', { min: 9, max: 14 }, [90, 270, 300], ['silver', 'gold'], ['clip', 'glue']),
  article('10103', { min: 13, max: 18 }, [100, 270], ['silver'], ['glue']),
  article('10104', { min: 9, max: 14 }, [90], ['oak_foil', 'decor-oak_natural']),
]
const NUMBERS = ['10101', '10102', '10103', '10104']

function article(
  article_number: string,
  floor_height: ChoosableArticle['floor_height'],
  lengths: number[],
  swatches: string[],
  fixings = ['clip']
): ChoosableArticle {
  return { article_number, floor_height, lengths, swatches, fixings }
}

/** The resolved choice, and the notes about the rest. */
function resolved(requested: RequestedChoice, articles = ARTICLES) {
  const { fitting: _, conflicts, ...choice } = resolveChoice(articles, requested)
  return { ...JSON.parse(JSON.stringify(choice)), conflicts }
}

describe('a choice of a group', () => {
  test.each<[string, RequestedChoice, Partial<ArticleChoice>]>([
    ['nothing chooses nothing', {}, {}],
    ['a height of one article chooses it', { height: 8 }, { height: 8, article: '10101' }],
    ['both ends of a range fit', { height: 18 }, { height: 18, article: '10103' }],
    ['an article of another group is ignored', { article: '99999' }, {}],
    ['a colour of several articles chooses none', { colour: 'silver' }, { colour: 'silver' }],
    [
      'a colour of one article chooses it',
      { colour: 'black' },
      { colour: 'black', article: '10101' },
    ],
    [
      'a colour of one article at the height chooses it',
      { height: 12, colour: 'gold' },
      { height: 12, colour: 'gold', article: '10102' },
    ],
    [
      'a decor is a colour',
      { colour: 'decor-oak_natural', length: 90 },
      { colour: 'decor-oak_natural', article: '10104', length: 90 },
    ],
    ['a colour that the group does not have is ignored', { colour: 'pink' }, {}],
    ['a fixing of several articles chooses none', { fixing: 'glue' }, { fixing: 'glue' }],
    ['a fixing that the group does not have is ignored', { fixing: 'nail' }, {}],
    [
      'all four',
      { height: 12, article: '10102', colour: 'silver', length: 270 },
      { height: 12, article: '10102', colour: 'silver', length: 270 },
    ],
  ])('%s', (_, requested, choice) => {
    expect(resolved(requested)).toEqual({ ...choice, conflicts: [] })
  })

  test.each<[string, RequestedChoice, Partial<ArticleChoice>]>([
    [
      'a height beyond the group',
      { height: 25, colour: 'gold', length: 270 },
      {
        height: 25,
        colour: 'gold',
        length: 270,
        conflicts: [{ part: 'height', range: { min: 7, max: 18 } }],
      },
    ],
    [
      'an article that does not fit the height, and stays',
      { height: 12, article: '10103' },
      {
        height: 12,
        article: '10103',
        conflicts: [{ part: 'article', articles: ['10102', '10104'] }],
      },
    ],
    [
      'a colour that the article does not have',
      { article: '10103', colour: 'gold' },
      {
        article: '10103',
        conflicts: [{ part: 'colour', colour: 'gold', articles: ['10101', '10102'] }],
      },
    ],
    [
      'a colour that no article has at the height',
      { height: 12, colour: 'black' },
      { height: 12, conflicts: [{ part: 'colour', colour: 'black', articles: ['10101'] }] },
    ],
    [
      'a fixing that the article does not have',
      { article: '10101', fixing: 'glue' },
      { article: '10101', conflicts: [{ part: 'fixing', articles: ['10102', '10103'] }] },
    ],
    [
      'a fixing that no article has at the height',
      { height: 8, fixing: 'glue' },
      {
        height: 8,
        article: '10101',
        conflicts: [{ part: 'fixing', articles: ['10102', '10103'] }],
      },
    ],
    [
      'a height beyond the group, and keeps the fixing',
      { height: 25, fixing: 'glue' },
      {
        height: 25,
        fixing: 'glue',
        conflicts: [{ part: 'height', range: { min: 7, max: 18 } }],
      },
    ],
    [
      'a length that the article does not have',
      { article: '10103', length: 90 },
      { article: '10103', conflicts: [{ part: 'length', length: 90, lengths: [100, 270] }] },
    ],
    [
      'a length that no article has in the colour',
      { height: 12, colour: 'silver', length: 100 },
      {
        height: 12,
        colour: 'silver',
        article: '10102',
        conflicts: [{ part: 'length', length: 100, lengths: [90, 270, 300] }],
      },
    ],
  ])('says %s', (_, requested, choice) => {
    expect(resolved(requested)).toEqual(choice)
  })

  test('names the articles that fit the height and the fixing, all without either', () => {
    expect(resolveChoice(ARTICLES, { fixing: 'glue' }).fitting).toEqual(['10102', '10103'])
    expect(resolveChoice(ARTICLES, { height: 9.5 }).fitting).toEqual(['10101', '10102', '10104'])
    expect(resolveChoice(ARTICLES, { height: 25 }).fitting).toEqual([])
    expect(resolveChoice(ARTICLES, {}).fitting).toEqual(NUMBERS)
  })

  test('takes the only article, and no height where none depends on it', () => {
    const corner = article('40101', null, [250], ['silver'])
    expect(resolved({ height: 12 }, [corner])).toEqual({ article: '40101', conflicts: [] })
  })
})
