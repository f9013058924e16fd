import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const FOLDER = 'resources/media/decors'

const pictures = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'))

test.each(pictures)('%s goes on across its own edges, side by side and above', async (file) => {
  const picture = await pixelsOf(`${FOLDER}/${file}`)
  expect(seam(picture, 'row')).toBeLessThan(1)
  expect(seam(picture, 'column')).toBeLessThan(1)
})

type Pixels = { data: Buffer; size: number }

async function pixelsOf(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(info.height).toBe(info.width)
  return { data, size: info.width }
}

/**
 * The difference of the first and the last line, as a share of that of the two most different
 * neighbours.
 */
function seam({ data, size }: Pixels, line: 'row' | 'column'): number {
  const at = (index: number, place: number) =>
    line === 'row' ? data[index * size + place] : data[place * size + index]
  const difference = (one: number, other: number) => {
    let total = 0
    for (let place = 0; place < size; place++) total += Math.abs(at(one, place) - at(other, place))
    return total
  }
  let most = 0
  for (let index = 1; index < size; index++) most = Math.max(most, difference(index - 1, index))
  return difference(size - 1, 0) / most
}
