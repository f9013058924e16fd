import { BaseSeeder } from '@adonisjs/lucid/seeders'
import { describeLoad, loadContent } from '#content/loading/loader'

export default class ContentSeeder extends BaseSeeder {
  async run() {
    for (const line of describeLoad(await loadContent())) console.log(line)
  }
}
