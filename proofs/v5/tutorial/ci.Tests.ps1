Describe 'tutorial/ci' {
    It '-Version ''[5.9.0, 6.0.0)'': any Pester 5 from 5.9.0, and not the next major version on the day it is released.' -Tag Unproved {
        'https://learn.microsoft.com/nuget/concepts/package-versioning#version-ranges'
    }
}
