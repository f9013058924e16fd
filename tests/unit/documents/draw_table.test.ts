import { expect, test } from 'vitest'
import { drawTable } from '#documents/data_sheet/draw_table'
import { Paper, STYLES } from '#documents/data_sheet/paper'

test('the head of a table is as high as its words, which are lighter than those below', () => {
  const paper = new Paper({
    title: 'Übergang 38',
    author: 'Saumer Profile',
    lang: 'ru',
    date: new Date(0),
    compress: false,
  })
  const top = paper.y
  const columns = [
    { share: 1, head: 'Артикул', style: STYLES.strong },
    { share: 100, head: 'Цвета' },
  ]
  drawTable(paper, columns, [])
  expect(paper.y - top).toBe(7 + STYLES.label.leading)
})
