Describe 'tutorial/ci' {
    It '-Version ''[6.0.0, 7.0.0)'': any Pester 6, and not the next major version on the day it is released.' -Tag Unproved {
        'https://learn.microsoft.com/nuget/concepts/package-versioning#version-ranges'
    }
}
