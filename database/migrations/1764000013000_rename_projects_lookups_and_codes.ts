import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * One word for one thing (GLOSSARY.md): what was built is a project, what content has to look up are
 * its lookups, the drawing through a profile is its cross-section, and staff and visitor call a
 * request by its code.
 */
export default class extends BaseSchema {
  async up() {
    void this.schema.renameTable('reference_projects', 'projects')
    void this.schema.renameTable('reference_families', 'project_families')
    void this.schema.renameTable('reference_groups', 'project_groups')
    this.schema.alterTable('projects', (table) => table.renameColumn('sector', 'building_use'))
    this.schema.alterTable('profiles', (table) => table.renameColumn('section', 'cross_section'))
    this.schema.alterTable('page_translations', (table) => {
      table.renameColumn('references', 'lookups')
      table.renameColumn('data_references', 'data_lookups')
    })
    this.schema.alterTable('contact_requests', (table) => table.renameColumn('reference', 'code'))
  }

  async down() {
    this.schema.alterTable('contact_requests', (table) => table.renameColumn('code', 'reference'))
    this.schema.alterTable('page_translations', (table) => {
      table.renameColumn('lookups', 'references')
      table.renameColumn('data_lookups', 'data_references')
    })
    this.schema.alterTable('profiles', (table) => table.renameColumn('cross_section', 'section'))
    this.schema.alterTable('projects', (table) => table.renameColumn('building_use', 'sector'))
    void this.schema.renameTable('project_groups', 'reference_groups')
    void this.schema.renameTable('project_families', 'reference_families')
    void this.schema.renameTable('projects', 'reference_projects')
  }
}
